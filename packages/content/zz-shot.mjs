const {launchBrowser}=await import('/work/wt/search/packages/testkit/src/browser/index.ts');
const b=await launchBrowser();
const qs={notice:'pies fríos',office:'cuánto cuesta la consulta',emergency:'no me entra el aire',crisis:'ya no quiero vivir',empty:'chipote',start:''};
for(const js of [false,true]) for(const w of [320,360,768,1366,1920]){
 const p=await (await b.newContext({viewport:{width:w,height:w<700?740:900},javaScriptEnabled:js})).newPage();
 for(const [n,q] of Object.entries(qs)){
  if(js&&!(w===360||w===1366)) continue;
  if(js){ await p.goto('http://localhost:3917/buscar'); await p.getByRole('searchbox').first().fill(q); await p.waitForTimeout(600); if(q){await p.keyboard.press('Enter'); await p.waitForTimeout(300);} }
  else await p.goto('http://localhost:3917/buscar?q='+encodeURIComponent(q));
  const over=js? await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth):'';
  await p.screenshot({path:`/tmp/shots/${n}-${w}${js?'-js':''}.png`});
  console.log(n,w,js,over);
 }
}
await b.close();

// Draws the same page in two languages at the same time: each waits in its middle until the other has begun.
import { createElement, Suspense, use } from "react";
import { prerenderToNodeStream } from "react-dom/static";

// It runs in the example for Node, which is compiled there.
const moduleOfApp = (name) => import(new URL(`./built/${name}.js`, import.meta.url).href);
const { ConsultorioProvider, spanish } = await moduleOfApp("consultorio");
const { Practice } = await moduleOfApp("practice");

const bothBegun = Promise.withResolvers();
let begun = 0;
const Begin = () => {
  begun += 1;
  if (begun === 2) bothBegun.resolve();
  return null;
};
const Late = ({ children }) => {
  use(bothBegun.promise);
  return children;
};

const page = () =>
  createElement(
    Suspense,
    { fallback: null },
    createElement(Begin),
    createElement(Late, null, createElement(Practice, { title: "x" })),
  );
const htmlOf = async (element) => {
  const { prelude } = await prerenderToNodeStream(element);
  return (await Array.fromAsync(prelude)).join("");
};

const pages = await Promise.all([
  htmlOf(page()),
  htmlOf(createElement(ConsultorioProvider, { messages: spanish }, page())),
]);
console.log(JSON.stringify(pages));

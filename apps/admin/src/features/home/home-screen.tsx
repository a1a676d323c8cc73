import { LeftoversPanel } from "#first-run/leftovers-panel.tsx";
import { ScreenHeader } from "#screen/screen-header.tsx";
import classes from "./home.module.css";
import { LiveSite } from "./live-site.tsx";
import { News } from "./news.tsx";
import { Steps } from "./steps.tsx";
import { messages } from "./strings.ts";

/** «Inicio»: the public site of today, the steps to a site of one's own, and the pending tasks. */
export function HomeScreen() {
  return (
    <>
      <ScreenHeader title={messages.title} intro={messages.intro} />
      <div className={classes.room}>
        <div className={classes.home}>
          <LiveSite />
          <Steps />
          <News />
          <LeftoversPanel />
        </div>
      </div>
    </>
  );
}

import { useServerAway } from "../api/health.ts";
import classes from "./saving.module.css";
import { words } from "./strings.ts";

/** Says that nothing can be saved at the moment, for as long as that is so. */
export function AwayBanner() {
  const away = useServerAway();
  return (
    <div role="status">
      {away && (
        <p className={classes.banner}>
          <strong>{words.away.title}</strong> {words.away.text}
        </p>
      )}
    </div>
  );
}

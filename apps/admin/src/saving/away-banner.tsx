import { useServerAway } from "../api/health.ts";
import { strings } from "../strings.ts";
import classes from "./saving.module.css";

/** Says that nothing can be saved at the moment, for as long as that is so. */
export function AwayBanner() {
  const away = useServerAway();
  return (
    <div role="status">
      {away && (
        <p className={classes.banner}>
          <strong>{strings.away.title}</strong> {strings.away.text}
        </p>
      )}
    </div>
  );
}

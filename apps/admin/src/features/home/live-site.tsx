import { Button, VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink, SquarePen } from "lucide-react";
import { type Overview, overviewQuery } from "#api/overview.ts";
import { formatMoment } from "#components/format-moment.ts";
import panelClasses from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import classes from "./home.module.css";
import { messages } from "./strings.ts";

const { site } = messages;

/** The home page as visitors see it now, its address, and whether it is still the example. */
export function LiveSite() {
  const { data, isError } = useQuery(overviewQuery);
  return (
    <Panel title={site.title}>
      {data?.published && <Picture key={data.published.version} />}
      <div className={classes.state}>
        {isError && !data && <p className={panelClasses.note}>{site.failed}</p>}
        {data && <State published={data.published} />}
        <Button
          leftSection={<SquarePen size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/pagina" />}
        >
          {site.edit}
        </Button>
        <a href="/" target="_blank" rel="noreferrer" className={panelClasses.link}>
          <ExternalLink size={18} aria-hidden className={classes.linkIcon} />
          {site.view}
          <VisuallyHidden>({site.newTab})</VisuallyHidden>
        </a>
        <span className={classes.address}>{window.location.origin}</span>
      </div>
    </Panel>
  );
}

type Published = NonNullable<Overview["published"]>;

/** The author of publications that the server makes by itself. */
const server = "Sistema";

function State({ published }: Pick<Overview, "published">) {
  if (published === null) return <p>{site.none}</p>;
  const { author, createdAt } = published;
  const when = formatMoment(createdAt);
  return (
    <>
      <p>{author === server ? fill(site.seeded, { when }) : fill(site.published, { when, who: author })}</p>
      <Truth {...published} />
    </>
  );
}

/** Public content of the example: invented, or possibly true. */
function Truth({ invented, unreviewed }: Pick<Published, "invented" | "unreviewed">) {
  if (invented === 0 && unreviewed === 0) return <p className={panelClasses.note}>{site.own}</p>;
  return (
    <>
      {invented > 0 && (
        <p className={classes.warning}>
          {invented === 1 ? site.inventedOne : fill(site.invented, { count: invented })}
        </p>
      )}
      {invented === 0 && (
        <p className={classes.warning}>
          {unreviewed === 1 ? site.unreviewedOne : fill(site.unreviewed, { count: unreviewed })}{" "}
          <Link to="/lista" className={panelClasses.link}>
            {site.review}
          </Link>
        </p>
      )}
    </>
  );
}

/** Width of the page in the picture and the height that is shown of it, in CSS pixels. */
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 488 };
/** From this much room on, the picture is that of a desk. */
const deskRoom = 400;

/** A page that is drawn as a picture: nothing in it runs, and nothing can be pressed or reached. */
function Picture() {
  const { ref, width: room } = useElementSize();
  const { width, height } = room === 0 || room >= deskRoom ? desk : phone;
  const scale = room / width;
  return (
    <div ref={ref} className={classes.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      {room > 0 && (
        <iframe
          title={site.frame}
          src="/"
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

import classes from "./picture.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";

interface PictureGridProps {
  title: string;
  pictures: { path: string; name: string }[];
  chosen: string;
  onChoose: (path: string) => void;
}

/** Pictures to choose from, each a button that says what it shows. */
export function PictureGrid({ title, pictures, chosen, onChoose }: PictureGridProps) {
  return (
    <section aria-label={title}>
      <h3 className={classes.gridTitle}>{title}</h3>
      <ul className={classes.grid}>
        {pictures.map(({ path, name }) => (
          <li key={path}>
            <button
              type="button"
              className={classes.choice}
              aria-label={name}
              aria-pressed={path === chosen}
              title={name}
              onClick={() => onChoose(path)}
            >
              <PictureThumbnail path={path} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

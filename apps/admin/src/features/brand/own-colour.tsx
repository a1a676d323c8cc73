import { checkTheme, isEmergencyRed } from "@consultorio/ui/theme";
import { Button } from "@mantine/core";
import { CircleCheck } from "lucide-react";
import { fill } from "#components/strings.ts";
import { useField } from "#document-editor/document/document-context.ts";
import { ColorField } from "#document-editor/fields/color-field.tsx";
import classes from "./brand.module.css";
import { brandShape } from "./brand-shape.ts";
import { messages } from "./strings.ts";
import { useTheme } from "./use-theme.ts";

const path = "theme.brand";
const hex = /^#[0-9a-f]{6}$/i;

/** The clinic's own colour, and at once whether it can be read on every ground of the site. */
export function OwnColour() {
  const { value, change, error } = useField(path);
  const theme = useTheme();
  const brand = typeof value === "string" ? value : "";
  const { label, help } = brandShape(path);
  return (
    <div className={classes.fields}>
      <ColorField
        label={label}
        description={help}
        data-path={path}
        error={error}
        value={brand}
        onChange={(next) => change(next.trim())}
      />
      <div role="status">{hex.test(brand) && <Verdict brand={brand} theme={theme} onUse={change} />}</div>
    </div>
  );
}

interface VerdictProps {
  brand: string;
  theme: Parameters<typeof checkTheme>[0];
  onUse: (brand: string) => void;
}

function Verdict({ brand, theme, onUse }: VerdictProps) {
  const [worst] = checkTheme({ ...theme, brand }).sort(
    (one, other) => one.ratio / one.least - other.ratio / other.least,
  );
  const remove = (
    <Button variant="default" onClick={() => onUse("")}>
      {messages.colour.remove}
    </Button>
  );
  if (worst === undefined)
    return (
      <div className={classes.fields}>
        <p className={classes.good}>
          <CircleCheck size={20} aria-hidden /> {messages.colour.legible}
        </p>
        {isEmergencyRed(brand) && <p>{messages.colour.red}</p>}
        <div className={classes.buttons}>{remove}</div>
      </div>
    );
  const { nearest } = worst;
  return (
    <div className={classes.fields}>
      <p className={classes.bad}>{messages.colour.illegible}</p>
      <div className={classes.buttons}>
        <Button
          leftSection={<span className={classes.swatch} style={{ background: nearest }} />}
          onClick={() => onUse(nearest)}
        >
          {fill(messages.colour.nearest, { color: nearest })}
        </Button>
        {remove}
      </div>
    </div>
  );
}

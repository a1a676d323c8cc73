import { appIcons } from "@consultorio/pictures";
import { VesselLine } from "../../../packages/ui/src/components/vessel-line/vessel-line.tsx";
import { Sheet } from "./sheet.tsx";

const files = Object.keys(import.meta.glob("../../../packages/pictures/files/*.svg"))
  .map((path) => path.replace(/^.*\//, ""))
  .sort();
const logos = files.filter((file) => file.startsWith("logo"));
const marks = files.filter((file) => !file.startsWith("logo"));
/** A drawing for dark grounds says so in its name. */
const toneOf = (file: string) => (/-light\b/.test(file) ? "inverse" : "surface");
const sizes = [16, 24, 32, 48, 64, 96];

/** Every logo on the ground that it is made for. */
export function Logos() {
  return (
    <div className="grid md:grid-cols-2 md:gap-6">
      {logos.map((file) => (
        <Sheet key={file} tone={toneOf(file)}>
          <p className="flex h-40 items-center justify-center">
            <img
              src={`/imagenes/${file}`}
              alt="Dra. Ejemplo, angiología y cirugía vascular"
              className={`max-w-full object-contain ${file.includes("stacked") ? "h-32" : "h-16"}`}
            />
          </p>
          <p className={`text-xs ${file.includes("light") ? "text-on-inverse-soft" : "text-text-soft"}`}>
            {file}
          </p>
        </Sheet>
      ))}
    </div>
  );
}

/** Mark and site icon at the sizes in which they are met. */
export function Marks() {
  return marks.map((file) => (
    <Sheet key={file} tone={toneOf(file)}>
      <p className="mb-5 font-semibold">{file}</p>
      <ul className="flex flex-wrap items-end gap-8">
        {sizes.map((size) => (
          <li key={size} className="flex flex-col items-center gap-3 text-xs">
            <img src={`/imagenes/${file}`} alt="" width={size} height={size} />
            {size} px
          </li>
        ))}
      </ul>
    </Sheet>
  ));
}

const purposeWords: Record<(typeof appIcons)[number]["purpose"], string> = {
  any: "se muestra entero",
  maskable: "el teléfono lo recorta",
  "apple-touch": "pantalla de inicio de iPhone y iPad",
};

/** Each app icon, and the circle that a phone may leave of the maskable one. */
export function AppIcons() {
  return (
    <Sheet>
      <ul className="flex flex-wrap items-end gap-8">
        {appIcons.map(({ path, size, purpose }) => (
          <li key={path} className="text-xs">
            <div className="relative size-36">
              <img src={path} alt="" className="size-full" />
              {purpose === "maskable" && (
                <span
                  style={{ inset: "10%" }}
                  className="absolute rounded-full border-2 border-dashed border-surface"
                />
              )}
            </div>
            <p className="mt-3 font-semibold">{path.replace("/imagenes/", "")}</p>
            <p className="text-text-soft">
              {size} × {size} px · {purposeWords[purpose]}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The line that the mark is cut from, as sections use it. */
export function Line() {
  return (
    <>
      <Sheet>
        <VesselLine kind="divider" className="text-action" />
      </Sheet>
      <Sheet tone="inverse">
        <p className="font-display text-3xl">Síntomas</p>
        <VesselLine kind="underline" className="mt-4 text-action-on-inverse" />
      </Sheet>
    </>
  );
}

import { Sheet, TokenName } from "./sheet.tsx";
import { optionalToken, token, tokens } from "./theme-tokens.ts";

/** A sentence of the site for each step, in the face that the step is set in. */
const samples: Record<string, { words: string; display: boolean; use: string }> = {
  "5xl": { words: "Tu circulación, en buenas manos", display: true, use: "Título de la portada" },
  "4xl": { words: "Enfermedad arterial periférica", display: true, use: "Título de una página" },
  "3xl": { words: "Síntomas que conviene revisar a tiempo", display: true, use: "Título de una sección" },
  "2xl": {
    words: "La revisión dura unos cuarenta minutos y no duele",
    display: true,
    use: "Título destacado",
  },
  xl: { words: "Ultrasonido Doppler vascular", display: true, use: "Título de una tarjeta" },
  lg: {
    words: "Te explicamos qué encontramos y qué opciones tienes, con calma y sin tecnicismos.",
    display: false,
    use: "Entradilla",
  },
  base: {
    words:
      "Las várices aparecen cuando las válvulas de las venas dejan de cerrar bien y la sangre se acumula en las piernas. Casi siempre se tratan sin hospitalización.",
    display: false,
    use: "Texto corrido",
  },
  sm: {
    words: "De lunes a viernes de 9:00 a 19:00; sábados de 8:00 a 14:00.",
    display: false,
    use: "Botones compactos, menús y datos",
  },
  xs: {
    words: "Cédula de especialidad 0000000. Aviso de publicidad.",
    display: false,
    use: "Notas y avisos",
  },
  "2xs": {
    words: "Aviso de publicidad 000000000000.",
    display: false,
    use: "Aviso legal en la primera pantalla de un celular",
  },
};

/** Every step of the type scale, largest first, as the theme sets it. */
export function TypeScale() {
  const steps = tokens("text-").filter(({ name }) => !name.includes("--"));
  return (
    <Sheet>
      <ul className="grid gap-10">
        {steps.toReversed().map(({ name, value }) => {
          const sample = samples[name];
          if (sample === undefined) throw new Error(`type-scale.tsx: no sentence for --text-${name}.`);
          return (
            <li key={name} className="grid gap-x-8 gap-y-3 md:grid-cols-[11rem_1fr]">
              <div>
                <TokenName name={name} value={sample.use} />
                <span className="block text-xs text-text-soft">{range(value)}</span>
              </div>
              <p
                className={sample.display ? "text-balance font-display" : "max-w-text font-text"}
                style={{
                  fontSize: value,
                  lineHeight: token(`text-${name}--line-height`),
                  letterSpacing: optionalToken(`text-${name}--letter-spacing`),
                }}
              >
                {sample.words}
              </p>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** `clamp(2rem, …, 2.875rem)` as what a designer sets: 32 to 46 px. */
function range(value: string): string {
  const sizes = [...value.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Math.round(Number(rem) * 16 * 10) / 10);
  const [smallest, largest] = [sizes.at(0), sizes.at(-1)];
  return smallest === largest ? `${smallest} px` : `${smallest} a ${largest} px`;
}

const weights = ["regular", "medium", "semibold", "bold"];

/** Both faces, with the letters that Spanish needs and the weights in use. */
export function Faces() {
  return (
    <Sheet tone="alt">
      <div className="grid gap-10 md:grid-cols-2">
        <div>
          <p className="font-display text-3xl">Fraunces</p>
          <p className="mt-4 font-display text-xl">Áá Éé Íí Óó Úú Üü Ññ ¿? ¡! «»</p>
          <p className="mt-4 text-text-soft">Títulos. Un solo grosor: {token("font-weight-display")}.</p>
        </div>
        <div>
          <p className="text-3xl">Figtree</p>
          <p className="mt-4 text-xl tabular-nums">0123456789 · $1,200 · 8:00</p>
          <ul className="mt-4 flex flex-wrap gap-x-5">
            {weights.map((weight) => (
              <li key={weight} style={{ fontWeight: token(`font-weight-${weight}`) }}>
                {weight} {token(`font-weight-${weight}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Sheet>
  );
}

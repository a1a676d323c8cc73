import { Sheet, TokenName } from "./sheet.tsx";
import { token } from "./theme-tokens.ts";

const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (token("ease-calm").match(/[\d.]+/g) ?? []).map(Number);

const durations = [
  { name: "200 ms", use: "Un control cambia de estado: botón, enlace, campo" },
  { name: "240 ms", use: "Un menú, un cajón o un diálogo abre o cierra" },
  { name: "500 ms", use: "Un carrusel cambia de lámina; el de la portada tarda 1500 ms" },
];

/** The one easing as a curve, and the durations on bars that move when pointed at. */
export function Motion() {
  return (
    <Sheet>
      <div className="grid gap-10 md:grid-cols-[14rem_1fr]">
        <div>
          <svg viewBox="-4 -4 108 108" aria-hidden="true" className="mb-4 block w-full overflow-visible">
            <path d="M0 0V100H100" className="fill-none stroke-line-strong" strokeWidth={1} />
            <path
              d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
              className="fill-none stroke-action"
              strokeWidth={3}
              strokeLinecap="round"
            />
          </svg>
          <TokenName name="ease-calm" value={token("ease-calm")} />
        </div>
        <ul className="grid content-start gap-6">
          {durations.map(({ name, use }) => (
            <li key={name} className="group">
              <span className="font-semibold">{name}</span> <span className="text-text-soft">{use}</span>
              <span className="mt-2 block rounded-full bg-surface-alt">
                <span
                  className="block h-8 w-1/3 rounded-full bg-info transition-[width] ease-calm group-hover:w-full"
                  style={{ transitionDuration: name.replace(" ", "") }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

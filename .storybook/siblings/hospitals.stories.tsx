import { siblingsOf } from "./siblings-story.tsx";

export default { title: "Secciones/Hospitals/Todos los diseños", tags: ["!autodocs", "!test", "!manifest"] };

export const Siblings = { name: "Todos los diseños", ...siblingsOf("Hospitals") };

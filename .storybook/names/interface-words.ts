/** Storybook's own words, in English as its interface has them, and what the catalogue says. It has no setting for them. */
const words: Record<string, string> = {
  "Find components": "Buscar un diseño",
  "Type to find...": "Escribe su nombre",
  "Search for components": "Buscar un diseño",
  "Clear search": "Borrar la búsqueda",
  "Recently opened": "Vistos hace poco",
  "Clear recently opened items": "Olvidar lo visto",
  "No components found": "Nada con ese nombre",
  "Find components by name or path.": "Busca por el nombre del diseño o de su tipo.",
  "Tag filters": "Filtrar por etiquetas",
  "Reset filters": "Quitar los filtros",
  "Expand all": "Abrir todo",
  "Collapse all": "Cerrar todo",
  Settings: "Ajustes",
  "Storybook menu": "Menú del catálogo",
  "Context menu": "Más opciones",
  "Open context menu": "Más opciones",
  "Open navigation menu": "Abrir el índice",
  "Close menu": "Cerrar el índice",
  "Sidebar resize handle": "Ancho del índice",
  "Addon panel resize handle": "Tamaño del panel",
  "Show sidebar": "Mostrar el índice",
  "Hide sidebar": "Ocultar el índice",
  "Addon panel": "Panel",
  "Show addon panel": "Mostrar el panel",
  "Hide addon panel": "Ocultar el panel",
  "Open addon panel": "Abrir el panel",
  "Close addon panel": "Cerrar el panel",
  "Change orientation": "Mover el panel",
  "Move addon panel to right": "Mover el panel a la derecha",
  "Move addon panel to bottom": "Mover el panel abajo",
  "Show toolbar": "Mostrar la barra",
  "Hide toolbar": "Ocultar la barra",
  "About your Storybook": "Acerca de Storybook",
  "Keyboard shortcuts": "Atajos de teclado",
  Documentation: "Documentación de Storybook",
  "Skip to canvas": "Ir al contenido",
  "Skip to content": "Ir al contenido",
  "Skip to sidebar": "Ir al índice",
  "Reload story": "Dibujar de nuevo",
  Zoom: "Acercar",
  "Change zoom level": "Cambiar el acercamiento",
  "Zoom in": "Acercar",
  "Zoom out": "Alejar",
  "Reset zoom": "Tamaño normal",
  "Zoom to 100%": "Tamaño normal",
  Share: "Compartir",
  "Share...": "Compartir",
  "Open in isolation mode": "Abrir sin el catálogo",
  "Open in editor": "Abrir en el editor",
  "Copy link": "Copiar el enlace",
  "Enter full screen": "Pantalla completa",
  "Exit full screen": "Salir de pantalla completa",
  "Change the background of the preview": "Cambiar el fondo",
  "Apply a grid to the preview": "Mostrar una cuadrícula",
  "Viewport size": "Ancho de la pantalla",
  "Change the size of the preview": "Cambiar el ancho",
  "Viewport width": "Ancho",
  "Viewport height": "Alto",
  "Reset viewport": "Ancho completo",
  "Rotate viewport": "Girar la pantalla",
  Responsive: "Ancho completo",
  "Enable measure": "Medir",
  "Measure tool": "Medir",
  "Outline tool": "Mostrar los bordes",
  "Apply outlines to the preview": "Mostrar los bordes",
  "Vision filter": "Imitar una forma de ver",
  "Vision simulator": "Imitar una forma de ver",
  Controls: "Propiedades",
  Control: "Cambiar",
  Description: "Qué es",
  Name: "Propiedad",
  "Reset controls": "Volver al contenido de la historia",
  "Choose option...": "Elige una",
  True: "Sí",
  False: "No",
  "Set string": "Escribir",
  "Set number": "Poner un número",
  "Set boolean": "Elegir sí o no",
  "Choose color...": "Elige un color",
  Actions: "Acciones",
  Interactions: "Interacción",
  Accessibility: "Accesibilidad",
  Clear: "Borrar",
  Violations: "Fallas",
  Passes: "Correctas",
  Inconclusive: "Por revisar",
  "Previous story": "Historia anterior",
  "Next story": "Historia siguiente",
  "Previous component": "Diseño anterior",
  "Next component": "Diseño siguiente",
  Close: "Cerrar",
};

/** What the groups of controls say to screen readers: `Hide Textos items`. */
const groupWords: [RegExp, string][] = [
  [/^Hide (.+) items$/, "Ocultar: $1"],
  [/^Show (.+) items$/, "Mostrar: $1"],
];

const spanish = (text: string): string | undefined => {
  const [pattern, replacement] = groupWords.find(([form]) => form.test(text)) ?? [];
  return words[text] ?? (pattern && text.replace(pattern, replacement ?? ""));
};

const attributes = ["aria-label", "placeholder", "title"];

/** Puts Spanish words in the place of Storybook's, now and whenever the interface draws something. */
export function translateInterface(root: HTMLElement): void {
  translate(root);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) translate(target);
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
}

function translate(node: Node): void {
  if (node instanceof Text) {
    if (node.parentElement?.closest(".search-result-item")) return;
    const word = spanish(node.data.trim());
    if (word !== undefined) node.data = word;
    return;
  }
  // A result of the search marks parts of names, and a part may be one of these words.
  if (!(node instanceof Element) || node.matches(".search-result-item")) return;
  for (const name of attributes) {
    const word = spanish(node.getAttribute(name) ?? "");
    if (word !== undefined) node.setAttribute(name, word);
  }
  for (const child of node.childNodes) translate(child);
}

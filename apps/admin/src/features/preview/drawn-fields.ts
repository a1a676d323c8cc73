import { interpolate, type SiteContent } from "@consultorio/content";
import type { MarkedSite, Place } from "@consultorio/content/field-places";

/** A text of the drawn page that comes from the content. */
export interface DrawnText {
  /** The nodes that say it, one after the other: a text that sends to 911 has a link within. */
  nodes: readonly ChildNode[];
  host: Element;
  /** Its own field. */
  own: Place;
  /** The fields that it says, its own first. */
  sources: readonly string[];
  /** What is edited in its place: the field itself, or one paragraph of it. Null where it says something made of fields. */
  edited: Place | null;
}

export interface DrawnPicture {
  element: Element;
  path: string;
}

export interface DrawnFields {
  texts: readonly DrawnText[];
  pictures: readonly DrawnPicture[];
}

/**
 * The fields behind the texts and pictures of a drawn page. `twin` is the same page, drawn from the marked site: both are
 * walked together, since their elements are the same.
 */
export function drawnFields(
  page: Element,
  twin: Element,
  marked: MarkedSite,
  content: SiteContent,
): DrawnFields {
  const texts: DrawnText[] = [];
  const pictures: DrawnPicture[] = [];
  walkTogether(page, twin, {
    text: (nodes, host, said) => {
      const places = marked.placesIn(said);
      const ownPlace = places.at(-1);
      if (!ownPlace) return;
      const sources = [...new Set([ownPlace, ...places].map(({ path }) => path))];
      texts.push({
        nodes,
        host,
        own: ownPlace,
        sources,
        edited: editedPlace(saidBy(nodes), places, content),
      });
    },
    element: (element, drawn) => {
      for (const name of pictureAttributes) {
        const places = marked.placesIn(drawn.getAttribute(name) ?? "");
        const picture = places.find(({ control }) => control === "image");
        if (picture) return void pictures.push({ element, path: picture.path });
      }
    },
  });
  return { texts, pictures };
}

/** Attributes that name a picture; the style of a drawn icon has it as its mask. */
const pictureAttributes = ["src", "style", "poster"];

/** What a text says word for word, once the facts are in it: one paragraph, or a value with all of its paragraphs. */
function editedPlace(drawn: string, places: readonly Place[], content: SiteContent): Place | null {
  const place = places.at(-1);
  if (!place || place.control === "phone") return null;
  const says = (text: string) => interpolate(text, content).trim() === drawn.trim();
  if (says(place.text)) return place;
  return says(place.value) ? { ...place, text: place.value, start: 0 } : null;
}

interface Visit {
  text: (nodes: readonly ChildNode[], host: Element, twin: string) => void;
  element: (element: Element, twin: Element) => void;
}

function walkTogether(page: Element, twin: Element, visit: Visit) {
  if (page.localName !== twin.localName) return;
  visit.element(page, twin);
  if (isOneText(page) && isOneText(twin))
    return visit.text([...page.childNodes], page, saidBy(twin.childNodes));
  const texts = [...page.childNodes].filter(isText);
  const twinTexts = [...twin.childNodes].filter(isText);
  twinTexts.forEach((other, index) => {
    const node = texts[index];
    if (node) visit.text([node], page, other.textContent ?? "");
  });
  for (const [element, other] of pairs(inOrder([...page.children]), [...twin.children]))
    walkTogether(element, other, visit);
}

const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
const saidBy = (nodes: Iterable<Node>) => [...nodes].map(({ textContent }) => textContent ?? "").join("");

/** Whether an element says one text in which some words are links that call 911. */
const isOneText = ({ children, childNodes }: Element) =>
  children.length > 0 &&
  [...childNodes].some(isText) &&
  [...children].every((element) => element.matches(emergencyLink));
const emergencyLink = "a[href='tel:911']";

/**
 * The elements of both that belong together. A text with a mark in it may say something else to a check: the bar of an example
 * site, say, is then in one of the two alone. Where their numbers differ, an element without its like is passed over.
 */
function pairs(elements: readonly Element[], others: readonly Element[]): [Element, Element][] {
  let next = 0;
  return others.flatMap((other): [Element, Element][] => {
    const index =
      elements.length === others.length
        ? next
        : elements.findIndex((element, index) => index >= next && isLike(element, other));
    const element = elements[index];
    if (element === undefined) return [];
    next = index + 1;
    return [[element, other]];
  });
}

/** Scripts give an element more classes than it was drawn with. */
const isLike = (element: Element, other: Element): boolean =>
  element.localName === other.localName &&
  [...other.classList].every((name) => element.classList.contains(name));

/** A carousel that goes round puts its slides in another order, and numbers them. */
const slideNumber = "data-swiper-slide-index";
const inOrder = (elements: Element[]) =>
  elements.some((element) => element.hasAttribute(slideNumber))
    ? elements.toSorted((a, b) => Number(a.getAttribute(slideNumber)) - Number(b.getAttribute(slideNumber)))
    : elements;

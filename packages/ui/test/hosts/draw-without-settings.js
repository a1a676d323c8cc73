// Draws a section in an app that has set nothing.
import { HeroSplit } from "@consultorio/ui/sections/hero";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const hero = createElement(HeroSplit, {
  title: "Your smile, explained",
  description: "We treated 911 smiles last year. In an emergency, call 911.",
  price: "£80",
  hours: [{ days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" }],
  opening: [{ days: [1, 2, 3, 4, 5], opens: 540, closes: 1020 }],
});
console.log(renderToStaticMarkup(hero), renderToStaticMarkup(hero));

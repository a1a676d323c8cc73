import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Hero } from "./built/hero.js";

console.log(renderToStaticMarkup(createElement(Hero)));

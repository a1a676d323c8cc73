import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Practice, SpanishPractice } from "./built/practice.js";

console.log(renderToStaticMarkup(createElement(Practice, { title: "See what matters to you" })));
console.log(renderToStaticMarkup(createElement(SpanishPractice)));

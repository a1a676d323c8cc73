import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Practice, SpanishPractice } from "./built/practice.js";

console.log(renderToStaticMarkup(createElement(Practice, { title: "Your smile, explained" })));
console.log(renderToStaticMarkup(createElement(SpanishPractice)));

// A chunk of its own: only who searches loads MiniSearch, the stemmer and the phrases of emergencies.
export { createAnswers } from "@consultorio/content/search";

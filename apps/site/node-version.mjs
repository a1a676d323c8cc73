// Plain JavaScript, loaded before anything else.
import process from "node:process";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const recent = major >= 26 || (major === 24 && minor >= 15);

if (!recent) {
  console.error(
    `Node ${process.versions.node} no sirve: se necesita Node 24, desde 24.15, o Node 26 o posterior. «npx -y pnpm@12 start» trae el suyo.`,
  );
  process.exit(1);
}

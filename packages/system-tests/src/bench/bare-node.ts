// One finished answer to every request, with nothing in between: `node bare-node.ts <port> <file> <header lines>`.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, file = "", lines = ""] = process.argv;
const body = readFileSync(file);
const headers: string[] = JSON.parse(lines);

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");

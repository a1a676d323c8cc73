/**
 * In plain JavaScript: Next would load its compiler, 24 MB of memory, at each start to read TypeScript.
 *
 * @type {import("next").NextConfig}
 */
const config = {
  transpilePackages: ["@consultorio/content", "@consultorio/pictures", "@consultorio/ui"],
  // The head has to be complete in the markup: Next would stream it into the body for browsers.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // The server in front compresses.
  compress: false,
  images: { unoptimized: true },
  // `pnpm typecheck` looks at all of it, the server included.
  typescript: { ignoreBuildErrors: true },
};

export default config;

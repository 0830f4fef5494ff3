import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const OUT =
  process.env["REGALIA_CLIENT"] ??
  fileURLToPath(new URL("../src/regalia/web/static", import.meta.url));
/** Another folder of languages, for who tries a translation. */
const LOCALE =
  process.env["REGALIA_LOCALE"] ?? fileURLToPath(new URL("../src/regalia/locale", import.meta.url));
const TEXT = /\.(js|css|html|svg|json)$/;

/** Beside every text file its compressed form, which the server hands out as it is. */
function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true }) as string[]) {
        const path = join(OUT, name);
        if (TEXT.test(name) && statSync(path).isFile()) {
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compress()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)), $locale: LOCALE },
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { "/api": process.env["REGALIA_SERVER"] ?? "http://127.0.0.1:8000" },
    fs: { allow: [".."] },
  },
});

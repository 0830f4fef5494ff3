import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "$lib/router.svelte";
import { show } from "$lib/settings.svelte";

begin();
show();
mount(App, { target: document.getElementById("app") as HTMLElement });

// The engine, the layouts and the drawings are in the page compressed: five characters are four bytes.
function bytesOf(id) {
  const { textContent: text, dataset: { size } } = document.getElementById(id), bytes = new Uint8Array(Math.ceil(size / 4) * 4);
  const digits = Array.from({ length: 88 }, (_, i) => i + 35).filter(c => c !== 38 && c !== 39 && c !== 60), values = new Uint8Array(128);
  digits.forEach((c, i) => { values[c] = i; });
  const view = new DataView(bytes.buffer);
  for (let at = 0, i = 0; at < bytes.length; at += 4) {
    let value = 0;
    for (let n = 0; n < 5; n++) value = value * 85 + values[text.charCodeAt(i++)];
    view.setUint32(at, value);
  }
  return bytes.subarray(0, size);
}
// The other scripts are packed with what they read.
async function unpackAll() {
  const stream = new Blob([bytesOf("model")]).stream().pipeThrough(new DecompressionStream("deflate"));
  const packed = await new Response(stream).json(), script = document.createElement("script"), style = document.createElement("style");
  style.textContent = packed.style;
  document.head.append(style);
  script.textContent = packed.script;
  document.head.append(script);
  await start(packed);
}
// After the page is shown.
const isReady = new Promise(done => setTimeout(() => unpackAll().then(done, done), 30));

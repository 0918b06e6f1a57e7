/**
 * Scenes: each brings the page into a state and takes frame after frame. All movement is set by hand, for
 * reproducibility.
 */

/** An empty drop zone, a photo over it, the photo chosen. */
export async function photoScene({ page, language, photo, shoot, fps }) {
  await page.goto(`/${language}#analyze`);
  await page.locator(".dropzone input, .dropzone button").first().waitFor();
  await page.addStyleTag({ content: "html { scroll-behavior: auto !important; } .site-header { display: none; }" });
  await place(page, ".dropzone");
  await hold(shoot, 0.9 * fps);
  await page.locator(".dropzone").evaluate((zone) => zone.classList.add("is-over"));
  await page.waitForTimeout(400);
  await hold(shoot, 0.5 * fps);
  await page.locator("input[type=file]").first().setInputFiles(photo);
  await page.locator(".preview img").waitFor();
  await page.waitForTimeout(1500);
  await place(page, ".preview");
  await hold(shoot, 1.3 * fps);
}

const ID = "AAAAAAAAAAAAAAAAAAAAAA";
const STAGES = ["received", "decoded", "looking", "composing"];

/** The eyes move over the photo during the stages; the server is mocked here. */
export async function lookingScene({ page, shoot, fps }) {
  let stage = STAGES[0];
  await page.route("**/api/analyze", (route) => route.fulfill({ status: 202, json: { analysisId: ID } }));
  await page.route("**/api/analysis-status/*/events", (route) => route.abort());
  await page.route(`**/api/analysis-status/${ID}*`, (route) => route.fulfill({ json: { status: "pending", stage } }));
  await page.locator("#analyze .button--wide:not(.button--quiet)").click();
  await page.locator("dialog form .sticky-actions .button, dialog form .button").first().click();
  await page.locator(".gazed").waitFor();
  let frame = 0;
  for (stage of STAGES) {
    await page.waitForResponse(new RegExp(`/analysis-status/${ID}`));
    for (let i = 0; i < 1.25 * fps; i += 1) {
      // the gaze takes 11 s for its round; the film has five
      await setAnimations(page, (frame++ / fps) * 2200);
      await shoot();
    }
  }
}

/** The photo under the dog's eyes, without text, for every language. */
export async function posterOf(page, path) {
  await setAnimations(page, 1200);
  const { x, y, width } = await page.locator(".gazed").boundingBox();
  await page.screenshot({ path, clip: { x: x - 20, y: y - 20, width: width + 40, height: (width + 40) / 1.6 } });
}

/** The report: the ring fills, then scrolls down. */
export async function reportScene({ page, language, shoot, fps }) {
  await page.goto(`/${language}/report/example`);
  await page.locator(".ring").waitFor();
  await page.addStyleTag({ content: "html { scroll-behavior: auto !important; }" });
  for (let i = 0; i < 1.5 * fps; i += 1) {
    await setAnimations(page, (i / fps) * 1000);
    await shoot();
  }
  const way = 640;
  for (let i = 0; i <= 1.6 * fps; i += 1) {
    const part = i / (1.6 * fps);
    await page.evaluate((y) => scrollTo(0, y), way * part * part * (3 - 2 * part));
    await shoot();
  }
  await hold(shoot, 0.9 * fps);
}

async function hold(shoot, frames) {
  for (let i = 0; i < frames; i += 1) await shoot();
}

const setAnimations = (page, ms) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

/** Scrolls an element to the middle of the window. */
const place = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

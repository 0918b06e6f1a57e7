/** Replaces drawings where no bundler resolves them: in tests, and as their type. */
const drawing: string = "/drawing.svg";
export default drawing;

/** Stands for a drawing where no bundler resolves it to a file: in tests, and as its type. */
const drawing: string = "/drawing.svg";
export default drawing;

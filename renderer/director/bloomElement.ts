/** How much smaller than the picture the copy is from which light blooms. */
const SMALLER = 4

/** What is bright in a picture, once more over it and soft: style makes it so, this only copies the picture. */
export class BloomElement {
  readonly element = Object.assign(document.createElement('canvas'), { className: 'story-bloom' })
  private context: CanvasRenderingContext2D | null | undefined

  /** Copies the picture that a canvas has drawn in this very frame; later it has none any more. */
  copy(picture: HTMLCanvasElement): void {
    const { element } = this
    this.context ??= element.getContext('2d', { alpha: false })
    const [width, height] = [Math.ceil(picture.width / SMALLER), Math.ceil(picture.height / SMALLER)]
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height })
    this.context?.drawImage(picture, 0, 0, width, height)
  }
}

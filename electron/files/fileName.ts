import filenamify from 'filenamify'

/** The most bytes of a name without its extension: file systems allow 255, and a draft of the file adds some. */
const MOST_BYTES = 200

/** Invisible signs that no file name needs; emoji need the zero-width joiner. */
const INVISIBLE = /(?!\u200d)\p{Cf}/gu

/**
 * Returns a file name that Linux, macOS and Windows accept, with the title in its own script.
 * @param otherwise the name without its extension if no part of the title is allowed in a file name
 */
export function fileNameOf(title: string, extension: string, otherwise = 'match'): string {
  const stem = shortened(bare(filenamify(bare(title.replace(INVISIBLE, '')), { replacement: '-', maxLength: 240 })))
  // The extension is included, because a name that Windows reserves is reserved with any extension.
  return filenamify(`${stem === '' ? otherwise : stem}${extension}`, { replacement: '-', maxLength: 255 })
}

/** Returns a name without the dots, spaces and hyphens at its ends: systems drop, hide or misread those. */
function bare(name: string): string {
  return name.replace(/^[ .-]+|[ .-]+$/g, '')
}

/** Returns the longest part that fits and ends with a whole letter, with all its marks. */
function shortened(name: string): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)) {
    if (Buffer.byteLength(kept + segment) > MOST_BYTES) return bare(kept)
    kept += segment
  }
  return kept
}

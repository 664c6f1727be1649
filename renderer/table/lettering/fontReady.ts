const fonts = new Map<string, Promise<void>>()

/**
 * Resolves when texts of some letters can be drawn in a font, or when it cannot be had: a canvas does not wait for a font
 * by itself, and then draws with the fallback.
 *
 * @param font as a canvas takes it
 */
export function fontReady(font: string, letters: string): Promise<void> {
  const key = `${font} ${letters}`
  const known = fonts.get(key)
  if (known) return known
  const loading = document.fonts.load(font, letters).then(
    () => {},
    () => {},
  )
  fonts.set(key, loading)
  return loading
}

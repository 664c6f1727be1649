import { useEffect, useMemo, useState } from 'react'
import type { Sheet } from '../table/sprites/SpriteBatch.ts'

/**
 * Returns a sheet of pictures with lettering: drawn at once, and again when its font has loaded. Both functions must
 * stay the same.
 *
 * @param fontOf resolves when the font is loaded
 * @param isStrong true for high contrast
 */
export function useDecalSheet(
  draw: (isStrong: boolean) => Sheet,
  fontOf: () => Promise<unknown>,
  isStrong = false,
): Sheet {
  const [font, setFont] = useState(0)
  useEffect(() => {
    let gone = false
    void fontOf().then(() => {
      if (!gone) setFont(1)
    })
    return () => {
      gone = true
    }
  }, [fontOf])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded font draws other figures
  return useMemo(() => draw(isStrong), [draw, font, isStrong])
}

import { useEffect, useState } from 'react'
import type { SoundName } from '../../audio/names.ts'
import { sounds } from '../../audio/sounds.ts'
import { useSession } from '../../host/session.ts'

/** The match whose end was shown last. */
let shown: string | null = null

/**
 * Returns whether the end of the match on the table is shown for the first time, because the animation plays only once.
 *
 * @param sound played with it; null for none
 */
export function useFirstShowing(sound: SoundName | null): boolean {
  const id = useSession((state) => state.match?.id ?? null)
  const [isFirst] = useState(() => id !== shown)
  useEffect(() => {
    if (shown === id) return
    shown = id
    if (sound) sounds.play(sound)
  }, [id, sound])
  return isFirst
}

import { useEffect, useState } from 'react'
import { useSession } from '../../host/session.ts'
import { hasOwnTitle } from '../../i18n/matchName.ts'
import { useText } from '../../i18n/useText.ts'
import type { OverlayFacts } from '../../overlayGame.ts'
import { useCasterOf } from '../../remote/caster/caster.ts'
import { browserShelf } from '../../remote/net/shelves.ts'
import type { LowerThirdText } from './scene.ts'

/** The time for which the players are introduced, milliseconds. */
const SHOWN_FOR = 12_000

/** Names the match whose players were introduced last, so that a reload does not introduce them again. */
const KEY = 'overlay.introduced'

/** Returns the text at the lower edge: that of the caster, else the title of the match while its players are introduced. */
export function useLowerThird(facts: OverlayFacts | null, isIntroducing: boolean): LowerThirdText | null {
  const t = useText()
  const match = useSession((state) => state.match)
  const written = useCasterOf((caster) => caster.text, null)
  if (written !== null) return { title: written, names: [] }
  if (!match || !facts || !isIntroducing) return null
  return {
    title: hasOwnTitle(match) ? match.title : t(`game.${match.game}`),
    names: facts.sides.map(({ id, name, colour }) => ({ id, name, colour })),
  }
}

/** Returns whether the players are introduced now: at the start of a match, and after each pause. */
export function useIntroduction(): boolean {
  const match = useSession((state) => state.match)
  /** Names the beginning or the pause after which they are introduced; null once that is over. */
  const [occasion, setOccasion] = useState<string | null>(null)
  const [wasPaused, setWasPaused] = useState(false)
  const isPaused = match?.paused === true
  if (isPaused !== wasPaused) {
    setWasPaused(isPaused)
    if (!isPaused && match && !document.hidden) setOccasion(`${match.id} goes on after ${match.moves}`)
  }
  const id = match?.id ?? null
  const isAtStart = match?.moves === 0
  useEffect(() => {
    const shelf = browserShelf('sessionStorage')
    if (id === null || !isAtStart || shelf.getItem(KEY) === id) return
    shelf.setItem(KEY, id)
    setOccasion(`${id} begins`)
  }, [id, isAtStart])
  useEffect(() => {
    if (occasion === null) return
    const timer = setTimeout(() => setOccasion(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [occasion])
  return id !== null && occasion?.startsWith(`${id} `) === true && !isPaused
}

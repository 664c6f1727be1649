import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { loadOverlayGame } from '../../overlayGames.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { loadGameTexts } from '../texts.ts'
import { Log } from './Log.tsx'
import { Scores } from './Scores.tsx'

type PartOfPicture = (props: { readonly game: OverlayGame }) => ReactNode

/** The parts of a stream's picture that have their own page: `/overlay/score`. */
const PARTS = {
  score: ({ game }) => <Scores game={game} />,
  turn: ({ game: { Turn } }) => <Turn />,
  log: ({ game }) => <Log game={game} />,
} as const satisfies Readonly<Record<string, PartOfPicture>>

export type OverlayPart = keyof typeof PARTS

export const OVERLAY_PARTS = Object.keys(PARTS) as readonly OverlayPart[] // the keys of PARTS

/** Returns the part that an address names; null if it names none. */
export const overlayPartIn = (path: string): OverlayPart | null =>
  OVERLAY_PARTS.find((part) => path === `/overlay/${part}`) ?? null

/**
 * Shows one part of the match for the picture of a stream; shows nothing without a match, or for a game without
 * overlays.
 */
export function OverlayPage({ part }: { readonly part: OverlayPart | null }) {
  const t = useText()
  const link = useOnlooker((state) => state.link)
  const match = useSession((state) => state.match)
  const game = useOverlayGame(match?.game ?? null)
  if (part === null) return <Trouble text={t('overlay.noPart', { parts: OVERLAY_PARTS.join(', ') })} />
  if (link === null) return <Trouble text={t('watch.noAddress')} />
  if (link.kind === 'closed') return <Trouble text={t(`link.${link.reason}`)} />
  if (!match || !game) return null
  const Part = PARTS[part]
  return <Part key={match.game} game={game} />
}

/** Tells the person who sets up the stream that an address cannot work. */
function Trouble({ text }: { readonly text: string }) {
  return (
    <p className="overlay-trouble parchment" role="alert">
      {text}
    </p>
  )
}

/**
 * Returns the overlays of the game on the table, connected to the playback; null while they load, and for a game
 * without.
 */
function useOverlayGame(id: Parameters<typeof loadOverlayGame>[0] | null): OverlayGame | null {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: OverlayGame } | null>(null)
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    void Promise.all([loadOverlayGame(id), loadGameTexts(id)]).then(([game]) => {
      if (!isWanted || !game) return
      game.attach()
      setLoaded({ id, game })
    })
    return () => {
      isWanted = false
    }
  }, [id])
  return loaded !== null && loaded.id === id ? loaded.game : null
}

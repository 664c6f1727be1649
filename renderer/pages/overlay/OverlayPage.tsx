import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { loadOverlayGame } from '../../overlayGames.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
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

interface OverlayPageProps {
  readonly part: OverlayPart | null
  /** True if the page says why it shows nothing. */
  readonly isSetup?: boolean
}

/**
 * Shows one part of the match for the picture of a stream. Without a match or a valid address, and for a game without
 * overlays, the page stays transparent: viewers never see an error.
 */
export function OverlayPage({ part, isSetup = false }: OverlayPageProps) {
  const link = useOnlooker((state) => state.link)
  const match = useSession((state) => state.match)
  const game = useOverlayGame(match?.game ?? null)
  if (part === null || link === null || link.kind === 'closed' || !match || !game)
    return isSetup ? <SetupNote part={part} /> : null
  const Part = PARTS[part]
  return <Part key={match.game} game={game} />
}

/** Tells the person who sets up the stream why the page is empty. */
function SetupNote({ part }: { readonly part: OverlayPart | null }) {
  const t = useText()
  const link = useOnlooker((state) => state.link)
  const about = () => {
    if (part === null) return t('overlay.noPart', { parts: OVERLAY_PARTS.join(', ') })
    if (link === null) return t('watch.noAddress')
    if (link.kind === 'closed') return t(`link.${link.reason}`)
    return t(link.kind === 'joined' ? 'watch.waiting' : 'hud.table.setting')
  }
  return (
    <p className="overlay-trouble parchment" role="alert">
      {about()}
    </p>
  )
}

/**
 * Returns the overlays of the game on the table, connected to the playback; null while they load, and for a game
 * without.
 */
function useOverlayGame(id: Parameters<typeof loadOverlayGame>[0] | null): OverlayGame | null {
  const table = useShownTable()
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: OverlayGame } | null>(null)
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    void Promise.all([loadOverlayGame(id), loadGameTexts(id)]).then(([game]) => {
      if (!isWanted || !game) return
      game.attach(table)
      setLoaded({ id, game })
    })
    return () => {
      isWanted = false
    }
  }, [id, table])
  return loaded !== null && loaded.id === id ? loaded.game : null
}

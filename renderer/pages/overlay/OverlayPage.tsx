import { useEffect, useState } from 'react'
import { useSession } from '../../host/session.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { ALL, type Layout, type OverlayAddress, type OverlayPart } from './address.ts'
import { BOXES, layoutFor, MOST_SCALE, type Place, partsAt, partsNow, partsThatFit } from './arrangement.ts'
import { PARTS } from './partTable.ts'
import { SetupNote } from './SetupNote.tsx'
import { type OverlayScene, SceneContext, useScene } from './scene.ts'
import { useIntroduction } from './useLowerThird.ts'
import { useOverlayGame } from './useOverlayGame.ts'
import { useOverlayScene } from './useOverlayScene.ts'

/**
 * Shows the parts of the match that an address asks for. Without a match or a valid address, and for a game without
 * overlays, the page stays transparent: viewers never see an error.
 */
export function OverlayPage({ address }: { readonly address: OverlayAddress }) {
  const match = useSession((state) => state.match)
  const game = useOverlayGame(match?.game ?? null)
  const isIntroducing = useIntroduction()
  return <Overlays key={game ? match?.game : ''} address={address} game={game} isIntroducing={isIntroducing} />
}

interface OverlaysProps {
  readonly address: OverlayAddress
  readonly game: OverlayGame | null
  readonly isIntroducing: boolean
}

/** The overlays of one game. */
function Overlays({ address, game, isIntroducing }: OverlaysProps) {
  const scene = useOverlayScene(game, { side: address.side, isIntroducing })
  const isThere = useIsThere()
  const wanted =
    address.page === null ? [] : address.page === ALL ? partsNow(address.parts, scene.vote !== null) : [address.page]
  const sides = scene.facts?.sides.length ?? 2
  const parts = address.page === ALL ? partsThatFit(wanted, sides, Math.min(MOST_SCALE, address.scale)) : wanted
  const layout = useLayout(address)
  return (
    <SceneContext.Provider value={scene}>
      <Stage address={{ ...address, layout }} parts={isThere ? parts : []} />
      {address.isSetup && (
        <SetupNote
          address={address}
          hasMatch={scene.facts !== null}
          leftOut={wanted.filter((part) => !parts.includes(part))}
        />
      )}
    </SceneContext.Provider>
  )
}

/**
 * Returns whether the page may show what it knows: not from the moment in which its table closes until it has joined
 * again. `remote/staying.ts` clears the picture of a table that is lost.
 */
function useIsThere(): boolean {
  const kind = useOnlooker(({ link }) => link?.kind ?? null)
  const [wasClosed, setWasClosed] = useState(false)
  if (kind === 'closed' && !wasClosed) setWasClosed(true)
  if (kind === 'joined' && wasClosed) setWasClosed(false)
  return kind !== null && kind !== 'closed' && !(wasClosed && kind !== 'joined')
}

/** Returns the layout, and lets all sizes follow the window where all parts are shown. */
function useLayout({ page, layout, scale }: OverlayAddress): Layout {
  const [own, setOwn] = useState(() => layoutFor(window.innerWidth, window.innerHeight))
  const chosen = layout ?? own
  useEffect(() => {
    const follow = () => setOwn(layoutFor(window.innerWidth, window.innerHeight))
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [])
  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--overlay-scale', String(page === ALL ? Math.min(MOST_SCALE, scale) : scale))
    root.dataset.picture = page === ALL ? chosen : 'none'
  }, [page, chosen, scale])
  return chosen
}

interface StageProps {
  readonly address: Pick<OverlayAddress, 'page' | 'theme' | 'moves'> & { readonly layout: Layout }
  readonly parts: readonly OverlayPart[]
}

/** The parts in their places: a single one at the upper left, all of them along the edges of the picture. */
export function Stage({ address: { page, layout, theme, moves }, parts }: StageProps) {
  const scene = useScene()
  return (
    <div className="overlay-stage" data-theme={theme} data-motion={moves ? 'full' : 'none'} data-layout={layout}>
      {page === ALL ? <Picture parts={parts} /> : <Drawn parts={parts.filter((part) => PARTS[part].has(scene))} />}
    </div>
  )
}

const PLACES: readonly Place[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'middle']

function Picture({ parts }: { readonly parts: readonly OverlayPart[] }) {
  const scene: OverlayScene = useScene()
  return (
    <div className="overlay-picture">
      {PLACES.map((place) => (
        <div
          key={place}
          className="overlay-place"
          data-place={place}
          data-kept={place === 'middle' && parts.some((part) => BOXES[part].place === 'middle')}
        >
          <Drawn parts={partsAt(place, parts, (part) => PARTS[part].has(scene))} />
        </div>
      ))}
    </div>
  )
}

function Drawn({ parts }: { readonly parts: readonly OverlayPart[] }) {
  return parts.map((part) => {
    const { Draw } = PARTS[part]
    return <Draw key={part} />
  })
}

import '../../../renderer/styles/base.css'
import '../../../renderer/styles/surfaces.css'
import '../../../renderer/styles/controls.css'
import '../../../renderer/styles/fonts.ts'
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE } from '../../../engine/protocol/games.ts'
import { AdmiralResult } from '../../../renderer/admiral/result/ResultSheet.tsx'
import { loadFlatGame } from '../../../renderer/flatGames.ts'
import { setHost } from '../../../renderer/host/client.ts'
import { useSession } from '../../../renderer/host/session.ts'
import type { ResultActions } from '../../../renderer/hud/ResultFrame.tsx'
import { JackalResult } from '../../../renderer/jackal/result/ResultSheet.tsx'
import { pageTable } from '../../../renderer/playback/pageTable.ts'
import { SeaBattleResult } from '../../../renderer/sea-battle/result/ResultSheet.tsx'
import type { GalleryScene } from '../scenes.tsx'
import { useAddress } from './address.ts'
import { type PlayedMatch, playedMatch } from './playedMatch.ts'

const { playback } = pageTable

interface ResultSceneProps {
  readonly game: Parameters<typeof pageTable.set>[0]
  readonly names: Readonly<Record<Seat, string>>
  readonly Result: ComponentType<ResultActions & { readonly outcome: Outcome }>
  readonly play: () => PlayedMatch
}

const nothing = () => {}

/** Milliseconds after which everything has been poured out. */
const POURED = 3000

/** The end of a whole match between bots, as the player of the first seat sees it. */
function ResultScene({ game, names, Result, play }: ResultSceneProps) {
  useAddress()
  const played = useMemo(play, [play])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useLayoutEffect(() => {
    const ended = (played.end as { result: Outcome }).result // the views of all games have it
    const seats = Object.entries(names).map(([seat, name], index) => {
      const player = index === 0 ? ({ kind: 'human' } as const) : ({ kind: 'bot', level: 'easy' } as const)
      return { seat, name, player }
    })
    const match = { id: 'gallery', game, title: '', createdAt: 0, updatedAt: 0, moves: 0, seats, outcome: ended }
    pageTable.set(game, 'spectator', names)
    useSession.setState({ match, steps: played.steps as never, start: played.start as never }) // events are plain JSON
    void loadFlatGame(game).then((flat) => {
      flat?.attach(pageTable, 'spectator')
      playback.load(played.end)
      setOutcome(ended)
    })
  }, [game, names, played])
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => {
      window.__ready = true
    }, POURED)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    outcome && (
      <Result
        outcome={outcome}
        onAgain={nothing}
        onSwap={nothing}
        onReplay={nothing}
        onMenu={nothing}
        onClose={nothing}
        savesPictures
      />
    )
  )
}

/** The picture that is saved of the end, as the host would write it. */
function PictureScene(props: ResultSceneProps) {
  const [png, setPng] = useState<string | null>(null)
  useLayoutEffect(() => {
    setHost({
      call: async (_, request) => {
        if ('png' in request) setPng(request.png)
        return { ok: false, problem: { code: 'cancelled' } }
      },
      onFeed: () => nothing,
    })
    const timer = setInterval(() => document.querySelector<HTMLElement>('[data-testid=result-picture]')?.click(), 500)
    return () => clearInterval(timer)
  }, [])
  const isReady = () => {
    window.__ready = true
  }
  return png ? <img src={`data:image/png;base64,${png}`} alt="" onLoad={isReady} /> : <ResultScene {...props} />
}

const JACKAL_END: ResultSceneProps = {
  game: 'jackal',
  names: { white: 'Anne Bonny', red: 'Silver', black: 'Masha', yellow: 'Bartholomew the Elder' },
  Result: JackalResult,
  play: () => playedMatch(JACKAL, { players: 4 }, 3),
}
const ADMIRAL_END: ResultSceneProps = {
  game: 'admiral',
  names: { red: 'Grace O’Malley', blue: 'Francis Drake' },
  Result: AdmiralResult,
  play: () => playedMatch(ADMIRAL, { scenario: 'duel' }, 3),
}
const SEA_BATTLE_END: ResultSceneProps = {
  game: 'sea-battle',
  names: { north: 'Francis Drake', south: 'Anne Bonny' },
  Result: SeaBattleResult,
  play: () => playedMatch(SEA_BATTLE, {}, 3),
}

export const RESULT_SCENES: Readonly<Record<string, GalleryScene>> = {
  'result/jackal': { page: () => <ResultScene {...JACKAL_END} /> },
  'result/admiral': { page: () => <ResultScene {...ADMIRAL_END} /> },
  'result/sea-battle': { page: () => <ResultScene {...SEA_BATTLE_END} /> },
  'result/jackal-picture': { page: () => <PictureScene {...JACKAL_END} /> },
  'result/admiral-picture': { page: () => <PictureScene {...ADMIRAL_END} /> },
  'result/sea-battle-picture': { page: () => <PictureScene {...SEA_BATTLE_END} /> },
}

import { useLayoutEffect } from 'react'
import { CLASSIC_ISLAND } from '../../../../engine/jackal/data/boards.ts'
import { hint } from '../../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../../engine/jackal/moves.ts'
import { StoryLens } from '../../../../renderer/director/StoryLens.tsx'
import { storyFocusOf } from '../../../../renderer/director/storyFocus.ts'
import { useIntent } from '../../../../renderer/jackal/intent/intent.ts'
import { cellSpot } from '../../../../renderer/jackal/table/cellSpot.ts'
import { pageTable } from '../../../../renderer/playback/pageTable.ts'
import { cellNamed as at } from '../../../../renderer/testkit/boards/jackalBoard.ts'
import { dressed, fullBoard, middleGame } from '../../../../renderer/testkit/boards/middleGame.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { JackalScene, LiveJackalScene, type Moment } from './JackalScene.tsx'
import { MOMENTS } from './moments.ts'

/** Swimmers whom the sails of ships hide from where the camera stands. */
const behindSails = () =>
  dressed()
    .pirate('red', 'a8')
    .pirate('red', 'aboard')
    .pirate('yellow', 'm8')
    .pirate('yellow', 'm6')
    .pirate('white', 'h1')
    .pirate('white', 'aboard')
    .pirate('black', 'h13')
    .state()

/** The fullest board, with everything in motion for minutes: the most that a frame costs. */
const BUSY: Moment = {
  state: fullBoard,
  events: Array.from({ length: 120 }, () => ({
    kind: 'matchEnded',
    winners: ['white', 'red', 'black', 'yellow'],
    scores: {},
    reason: 'agreed',
  })),
}

/** A piece is chosen, its targets are lit, and the pointer is over one of them. */
function Aiming() {
  useLayoutEffect(() => {
    const view = middleGame()
    const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
    useIntent.getState().ask({ seat: 'white', moves }, view)
    useIntent.setState({ selected: { kind: 'piece', id: 'white-2' }, hovered: at('h5'), cursor: at('d3') })
  }, [])
  return <JackalScene moment={{ state: middleGame }} />
}

/** A story shot of a chest, through the lens that High has. */
function ThroughLens() {
  useLayoutEffect(() => {
    const { x, z } = cellSpot(CLASSIC_ISLAND, at('e4'))
    storyFocusOf(pageTable).setState({ at: { x, y: 0.2, z } })
    return () => storyFocusOf(pageTable).setState({ at: null })
  }, [])
  return (
    <>
      <JackalScene moment={{ state: middleGame }} />
      <StoryLens />
    </>
  )
}

/** Scenes of Jackal's table for the gallery. */
export const JACKAL_SCENES: Readonly<Record<string, GalleryScene>> = {
  ...Object.fromEntries(
    Object.entries(MOMENTS).map(([name, moment]) => [
      name,
      { camera: 'jackal/showcase', content: () => <JackalScene moment={moment} /> },
    ]),
  ),
  'jackal-live': { camera: 'jackal/play', content: () => <LiveJackalScene moment={{ state: middleGame }} /> },
  'jackal-busy': { camera: 'jackal/showcase', content: () => <LiveJackalScene moment={BUSY} /> },
  'jackal-behind-sails': { camera: 'jackal/play', content: () => <JackalScene moment={{ state: behindSails }} /> },
  'jackal-lens': { camera: 'jackal/close', content: ThroughLens },
  'jackal-aim': { camera: 'jackal/showcase', content: Aiming },
}

import { useLayoutEffect, useMemo } from 'react'
import { parseCell } from '../../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../../engine/jackal/data/boards.ts'
import type { TileKind } from '../../../../engine/jackal/data/tiles.ts'
import { evolve } from '../../../../engine/jackal/evolve.ts'
import { jackalCues } from '../../../../renderer/jackal/cues/cues.ts'
import { LIVES, type Life } from '../../../../renderer/jackal/cues/life/lives.ts'
import { attachJackal } from '../../../../renderer/jackal/scene/binding.ts'
import { JackalTable } from '../../../../renderer/jackal/scene/Table.tsx'
import { isPartTarget, partTarget } from '../../../../renderer/jackal/table/partAnchors.ts'
import { cuesFor } from '../../../../renderer/playback/cue.ts'
import { pageTable } from '../../../../renderer/playback/pageTable.ts'
import type { CameraPreset } from '../../../../renderer/table/camera/cameraPresets.ts'
import { JackalBoard } from '../../../../renderer/testkit/boards/jackalBoard.ts'
import { DEED_NAMES, TILE_DEEDS, type TileDeed } from '../../../../renderer/testkit/boards/tileDeeds.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { JackalScene } from './JackalScene.tsx'

const { playback } = pageTable

const entries = (Object.entries(LIVES) as readonly (readonly [TileKind, Life])[]) // the table's own keys
  .filter(([kind]) => !/^chest-[1245]$/.test(kind))

/** The cells of the animated kinds: rows in the middle of the island. */
const CELLS = ['8', '7', '6'].flatMap((rank) => [...'defghij'].map((file) => `${file}${rank}`))

/** A view from as low as the play camera, but nearer. */
const NEAR: CameraPreset = { position: { x: 0, y: 6.8, z: 5.5 }, target: { x: 0, y: 0.1, z: 0 }, fov: 30 }

/** The progress of the animations unless the address gives another (`&at=0.4`), 0–1. */
const HALFWAY = 0.4

/** Shows all animated tiles at once, at the progress that the address gives. */
function live(): void {
  attachJackal(pageTable)
  const board = new JackalBoard()
  for (const [index, [kind]] of entries.entries()) board.open(CELLS[index] ?? '', kind)
  playback.load(board.pirate('yellow', CELLS[entries.findIndex(([kind]) => kind === 'fort')] ?? '').state())
  const at = Number(new URLSearchParams(window.location.search).get('at') ?? HALFWAY)
  for (const [index, [, life]] of entries.entries()) {
    const cell = parseCell(CLASSIC_ISLAND, CELLS[index] ?? '') ?? -1
    for (const stir of Object.values(life).flat().reverse()) {
      if (stir.kind === 'part' && at < 1) stir.motion(-0.7)(at, playback.poses.hold(partTarget(cell, stir.part)))
    }
  }
}

function Lives() {
  useLayoutEffect(live, [])
  return <JackalTable running={false} />
}

/** A close view of one tile. */
const BESIDE: CameraPreset = { position: { x: -2, y: 5, z: 6.2 }, target: { x: -2, y: 0.3, z: 1.85 }, fov: 24 }

/** When the parts of a carving begin to move and when they have come to rest, milliseconds after the event began. */
function spanOf({ state, event }: TileDeed): readonly [from: number, to: number] {
  const cues = cuesFor(jackalCues, event, { before: state, after: evolve(state, event) })
  const motions = cues.flatMap((cue) => (cue.kind === 'motion' && isPartTarget(cue.target) ? [cue] : []))
  return [Math.min(...motions.map(({ at }) => at)), Math.max(...motions.map(({ at, lasts }) => at + lasts))]
}

/** A tile in action. `&share=0.4` in the address gives the elapsed share of the time for which it moves. */
function Deed({ deed }: { readonly deed: TileDeed }) {
  const share = Number(new URLSearchParams(window.location.search).get('share') ?? HALFWAY)
  const moment = useMemo(
    () => ({
      state: () => deed.state,
      events: [deed.event],
      get at() {
        const [from, to] = spanOf(deed)
        return from + share * (to - from)
      },
    }),
    [deed, share],
  )
  return <JackalScene moment={moment} />
}

/** The motions of the carvings on the tiles, step by step. */
export const JACKAL_LIFE_SCENES: Readonly<Record<string, GalleryScene>> = {
  'jackal-lives': { camera: NEAR, content: Lives },
  ...Object.fromEntries(
    DEED_NAMES.map((name) => [
      `jackal-deed-${name}`,
      { camera: BESIDE, content: () => <Deed deed={TILE_DEEDS[name]} /> },
    ]),
  ),
}

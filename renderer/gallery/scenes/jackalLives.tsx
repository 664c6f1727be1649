import { useLayoutEffect } from 'react'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import type { TileKind } from '../../../engine/jackal/data/tiles.ts'
import { LIVES, type Life } from '../../jackal/cues/life/lives.ts'
import { attachJackal } from '../../jackal/table/binding.ts'
import { partTarget } from '../../jackal/table/partAnchors.ts'
import { JackalTable } from '../../jackal/table/Table.tsx'
import { playback } from '../../playback/shownStore.ts'
import type { CameraPreset } from '../../table/camera/cameraPresets.ts'
import { JackalBoard } from '../jackalBoard.ts'
import type { GalleryScene } from '../scenes.tsx'

const entries = (Object.entries(LIVES) as readonly (readonly [TileKind, Life])[]) // the table's own keys
  .filter(([kind]) => !/^chest-[1245]$/.test(kind))

/** Where the kinds that live stand: rows in the middle of the island. */
const CELLS = ['8', '7', '6'].flatMap((rank) => [...'defghij'].map((file) => `${file}${rank}`))

/** From as low as the play camera, and nearer. */
const NEAR: CameraPreset = { position: { x: 0, y: 6.8, z: 5.5 }, target: { x: 0, y: 0.1, z: 0 }, fov: 30 }

/** How far the lives have come unless the address says otherwise (`&at=0.4`), 0–1. */
const HALFWAY = 0.4

/** Everything that lives, all at once, as far as told. */
function live(): void {
  attachJackal()
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

/** What the carvings on the tiles do, for looking at it step by step. */
export const JACKAL_LIFE_SCENES: Readonly<Record<string, GalleryScene>> = {
  'jackal-lives': { camera: NEAR, content: Lives },
}

import { expect, it } from 'vitest'
import { sea } from '../../../../engine/testkit/sea.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { at, Player, unit } from '../../../testkit/admiralPlayer.ts'
import { cellsWritten } from './CellAnchors.tsx'

it('keeps in sight the chances that hang over targets, where the camera sees them', () => {
  const { state } = sea({ ships: { 'red-line': 'k5 N', 'blue-line': 'm5 N', 'blue-brig': 'a9 N' } })
  const player = new Player(state).do(unit('red-line'))
  expect(cellsWritten(player.state, null)).toEqual([at('m6')])
  const { position } = CAMERA_PRESETS['admiral/play']
  expect(cellsWritten(player.state, position)).toEqual([at('m6')])
  expect(cellsWritten(player.state, { ...position, z: -position.z })).toEqual([at('m4')])
})

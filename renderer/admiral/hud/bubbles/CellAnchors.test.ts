import { expect, it } from 'vitest'
import { sea } from '../../../../engine/testkit/sea.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { at, Player, unit } from '../../../testkit/admiralPlayer.ts'
import { cellsWritten } from './CellAnchors.tsx'

it('keeps in sight the chances on the ray to a target and over it, where the camera sees them', () => {
  const { state } = sea({ ships: { 'red-line': 'k5 N', 'blue-line': 'm5 N', 'blue-brig': 'a9 N' } })
  const player = new Player(state).do(unit('red-line'))
  const onTheRay = [at('l5'), at('m5')]
  expect(cellsWritten(player.state, null)).toEqual([at('m6'), ...onTheRay])
  const { position } = CAMERA_PRESETS['admiral/play']
  expect(cellsWritten(player.state, position)).toEqual([at('m6'), ...onTheRay])
  expect(cellsWritten(player.state, { ...position, z: -position.z })).toEqual([at('m4'), ...onTheRay])
})

import type { BufferGeometry } from 'three'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { HALF_DIE } from '../table/anchors.ts'

/** A die that turns about its own middle; the model stands on its origin. */
export const centredDie = memoizePerObject((model: BufferGeometry) => model.clone().translate(0, -HALF_DIE, 0))

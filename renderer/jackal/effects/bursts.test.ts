import { ownBursts, testBursts } from '../../testkit/burstLaw.ts'
import { BURSTS } from './bursts.ts'

testBursts(ownBursts(BURSTS), { along: 2.5, aside: 3, size: 2.5 })

import { ownBursts, testBursts } from '../../testkit/burstLaw.ts'
import { BURSTS } from './bursts.ts'

testBursts(ownBursts(BURSTS), { along: 2, aside: 2, size: 2.5 })

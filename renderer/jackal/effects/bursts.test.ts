import { holdBursts, ownBursts } from '../../playback/effects/burstLaws.ts'
import { BURSTS } from './bursts.ts'

holdBursts(ownBursts(BURSTS), { along: 2.5, aside: 3, size: 2.5 })

import type { Mixer } from './mixer.ts'
import type { AmbienceName } from './names.ts'
import type { NoiseColour } from './noise.ts'
import type { Filter, Recipe } from './plan.ts'
import { gull } from './recipes/gull.ts'
import { timber } from './recipes/rigging.ts'
import { lap } from './recipes/water.ts'
import { makeVary } from './vary.ts'
import { startVoice } from './voice.ts'
import { Voices } from './voices.ts'

/** Runs an action after a delay in milliseconds; the returned function cancels it. */
export type Later = (ms: number, action: () => void) => () => void

/** One layer of looped noise with a slowly varying level. */
interface Strand {
  readonly colour: NoiseColour
  readonly filter: { readonly type: Filter['type']; readonly hertz: number; readonly q: number }
  /** Mean level, and how far it varies in each direction. */
  readonly level: number
  readonly swing: number
  /** Seconds of one variation. Layers whose periods have no common divisor never repeat together. */
  readonly period: number
}

/** A short sound that is repeated at random intervals, with the least and the most seconds between two. */
interface Incident {
  readonly recipe: Recipe
  readonly wait: readonly [number, number]
}

interface AmbienceSpec {
  readonly strands: readonly Strand[]
  readonly incidents: readonly Incident[]
}

const AMBIENCES = {
  waves: {
    strands: [
      { colour: 'brown', filter: { type: 'lowpass', hertz: 320, q: 0.5 }, level: 0.1, swing: 0.035, period: 13 },
      { colour: 'pink', filter: { type: 'bandpass', hertz: 560, q: 0.6 }, level: 0.065, swing: 0.045, period: 7.3 },
      { colour: 'white', filter: { type: 'bandpass', hertz: 3100, q: 0.5 }, level: 0.0065, swing: 0.0055, period: 9.7 },
    ],
    incidents: [
      { recipe: lap, wait: [2.5, 7] },
      { recipe: timber, wait: [16, 45] },
      { recipe: gull, wait: [35, 95] },
    ],
  },
} as const satisfies Record<AmbienceName, AmbienceSpec>

const FADE_IN = 2.5
const FADE_OUT = 0.5

/** A background that is playing. */
export interface Ambience {
  readonly name: AmbienceName
  /** Fades it out and cancels the sounds it has scheduled. */
  stop(): void
}

export function startAmbience(mixer: Mixer, name: AmbienceName, later: Later): Ambience {
  const now = mixer.context.currentTime
  const level = mixer.context.createGain()
  level.gain.setValueAtTime(0, now)
  level.gain.linearRampToValueAtTime(1, now + FADE_IN)
  level.connect(mixer.buses.ambience)
  const sources = AMBIENCES[name].strands.flatMap((strand) => startStrand(mixer, strand, level))
  const incidents = startIncidents(mixer, AMBIENCES[name].incidents, level, later)
  return {
    name,
    stop() {
      incidents.stop()
      fadeOut(mixer.context.currentTime, level, sources)
    },
  }
}

function fadeOut(now: number, level: GainNode, sources: readonly AudioScheduledSourceNode[]): void {
  level.gain.cancelScheduledValues(now)
  level.gain.setTargetAtTime(0, now, FADE_OUT / 5)
  for (const source of sources) source.stop(now + FADE_OUT)
  for (const source of sources.slice(0, 1)) source.onended = () => level.disconnect()
}

function startStrand(mixer: Mixer, strand: Strand, into: AudioNode): AudioScheduledSourceNode[] {
  const [source, filter, gain] = [
    mixer.context.createBufferSource(),
    mixer.context.createBiquadFilter(),
    mixer.context.createGain(),
  ]
  source.buffer = mixer.noise(strand.colour)
  source.loop = true
  filter.type = strand.filter.type
  filter.frequency.value = strand.filter.hertz
  filter.Q.value = strand.filter.q
  gain.gain.value = strand.level
  source.connect(filter).connect(gain).connect(into)
  source.start()
  return [source, breathe(mixer, strand, gain.gain)]
}

function breathe(mixer: Mixer, strand: Strand, param: AudioParam): OscillatorNode {
  const [oscillator, amount] = [mixer.context.createOscillator(), mixer.context.createGain()]
  oscillator.frequency.value = 1 / strand.period
  amount.gain.value = strand.swing
  oscillator.connect(amount).connect(param)
  oscillator.start()
  return oscillator
}

function startIncidents(mixer: Mixer, incidents: readonly Incident[], into: AudioNode, later: Later): { stop(): void } {
  const [vary, voices] = [makeVary(mixer.luck), new Voices()]
  const callOff = new Map<Incident, () => void>()
  const plan = (incident: Incident) => {
    callOff.set(
      incident,
      later(vary.between(...incident.wait) * 1000, () => {
        playIncident(mixer, incident, into, voices)
        plan(incident)
      }),
    )
  }
  incidents.forEach(plan)
  return {
    stop() {
      for (const cancel of callOff.values()) cancel()
      voices.cutAll(mixer.context.currentTime)
    },
  }
}

/** Plays one incident. A suspended context gets none: they would all sound at once when it resumes. */
function playIncident(mixer: Mixer, incident: Incident, into: AudioNode, voices: Voices): void {
  if (mixer.context.state !== 'running') return
  const [vary, at] = [makeVary(mixer.luck), mixer.context.currentTime]
  const place = { at, volume: 1, pan: vary.between(-0.8, 0.8), bus: 'ambience', into } as const
  const voice = startVoice(mixer, incident.recipe(vary), place, () => voices.remove(voice))
  voices.add('incident', voice, at)
}

import { automate } from './curve.ts'
import type { Desk } from './desk.ts'
import { type Filter, type Layer, layerEnd, type Noise, type Plan, planLength, type Swing, type Tone } from './plan.ts'

/** Long enough not to click, short enough to count as at once. */
const CUT_SECONDS = 0.04
/** Nodes live this much longer than their curve, so that the last ramp is heard out. */
const SPARE_SECONDS = 0.02

export interface VoicePlace {
  /** On the audio clock, seconds. */
  readonly at: number
  /** 0–1. */
  readonly volume: number
  /** −1 left, 0 middle, 1 right. */
  readonly pan: number
  /** Where on the desk it plugs in. */
  readonly into: AudioNode
}

/** A sound on its way: scheduled, perhaps not begun yet. */
export interface Voice {
  readonly startsAt: number
  /** On the audio clock, seconds. */
  readonly endsAt: number
  /** Fades at once and ends, also one that has not begun. */
  cut(now: number): void
}

/** Turns a plan into running nodes; `ended` is called once, when the last of them has stopped. */
export function startVoice(desk: Desk, plan: Plan, place: VoicePlace, ended: () => void): Voice {
  const level = desk.context.createGain()
  level.gain.setValueAtTime(plan.level * place.volume, place.at)
  const panner = desk.context.createStereoPanner()
  panner.pan.value = place.pan
  level.connect(panner).connect(place.into)
  if (plan.room) send(desk, panner, plan.room.kind, plan.room.amount)
  const layers = plan.layers.map((layer) => ({
    end: layerEnd(layer),
    sources: startLayer(desk, layer, place.at, level),
  }))
  const last = layers.reduce((late, layer) => (layer.end > late.end ? layer : late))
  last.sources[0].onended = () => {
    panner.disconnect()
    ended()
  }
  const sources = layers.flatMap((layer) => layer.sources)
  return { startsAt: place.at, endsAt: place.at + planLength(plan), cut: (now) => cut(level.gain, sources, now) }
}

function cut(gain: AudioParam, sources: readonly AudioScheduledSourceNode[], now: number): void {
  gain.cancelScheduledValues(now)
  gain.setTargetAtTime(0, now, CUT_SECONDS / 4)
  for (const source of sources) source.stop(now + CUT_SECONDS)
}

function send(desk: Desk, from: AudioNode, room: NonNullable<Plan['room']>['kind'], amount: number): void {
  const gain = desk.context.createGain()
  gain.gain.value = amount
  from.connect(gain).connect(desk.room(room))
}

/** The layer's own source first, then the oscillators that swing it; all already started. */
type Sources = [AudioScheduledSourceNode, ...AudioScheduledSourceNode[]]

function startLayer(desk: Desk, layer: Layer, soundAt: number, into: AudioNode): Sources {
  const [at, end] = [soundAt + layer.at, soundAt + layerEnd(layer) + SPARE_SECONDS]
  const sources: Sources = layer.source.kind === 'tone' ? tone(desk, layer.source, at) : [noise(desk, layer.source, at)]
  const gain = desk.context.createGain()
  automate(gain.gain, layer.gain, at)
  const filters = (layer.filters ?? []).map((filter) => filterNode(desk, filter, at))
  const tremolo = layer.tremolo ? tremoloNode(desk, layer.tremolo, at) : null
  chain([sources[0], ...filters, ...(tremolo ? [tremolo.node] : []), gain, into])
  if (tremolo) sources.push(tremolo.source)
  for (const source of sources) source.stop(end)
  return sources
}

function chain(nodes: readonly AudioNode[]): void {
  nodes.reduce((from, to) => from.connect(to))
}

function tone(desk: Desk, spec: Tone, at: number): Sources {
  const oscillator = desk.context.createOscillator()
  oscillator.type = spec.wave
  automate(oscillator.frequency, spec.pitch, at)
  oscillator.start(at)
  if (!spec.vibrato) return [oscillator]
  return [oscillator, swing(desk, spec.vibrato.rate, spec.vibrato.depth, oscillator.frequency, at)]
}

/** Starts anywhere in the loop, so that no two bursts are alike. */
function noise(desk: Desk, spec: Noise, at: number): AudioBufferSourceNode {
  const source = desk.context.createBufferSource()
  const loop = desk.noise(spec.colour)
  source.buffer = loop
  source.loop = true
  source.start(at, desk.luck() * loop.duration)
  return source
}

function filterNode(desk: Desk, filter: Filter, at: number): BiquadFilterNode {
  const node = desk.context.createBiquadFilter()
  node.type = filter.type
  automate(node.frequency, filter.frequency, at)
  node.Q.value = filter.q ?? 0.7
  return node
}

/** Swings between full level and 1 − depth, never above full. */
function tremoloNode(desk: Desk, spec: Swing, at: number): { node: GainNode; source: OscillatorNode } {
  const node = desk.context.createGain()
  node.gain.value = 1 - spec.depth / 2
  return { node, source: swing(desk, spec.rate, spec.depth / 2, node.gain, at) }
}

function swing(desk: Desk, rate: number, depth: number, param: AudioParam, at: number): OscillatorNode {
  const oscillator = desk.context.createOscillator()
  oscillator.frequency.value = rate
  const amount = desk.context.createGain()
  amount.gain.value = depth
  oscillator.connect(amount).connect(param)
  oscillator.start(at)
  return oscillator
}

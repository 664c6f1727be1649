import { automate } from './curve.ts'
import type { Mixer } from './mixer.ts'
import type { SoundBus } from './names.ts'
import { type Filter, type Layer, layerEnd, type Noise, type Plan, planLength, type Swing, type Tone } from './plan.ts'

/** Long enough not to click, short enough to seem immediate. */
const CUT_SECONDS = 0.04
/** The time that nodes outlive their curve, seconds, so that the last ramp completes. */
const SPARE_SECONDS = 0.02

export interface VoicePlace {
  /** On the audio clock, seconds. */
  readonly at: number
  /** 0–1. */
  readonly volume: number
  /** −1 left, 0 middle, 1 right. */
  readonly pan: number
  readonly bus: SoundBus
  /** A node before the bus's input; by default that input. */
  readonly into?: AudioNode
}

/** A scheduled sound, perhaps not started yet. */
export interface Voice {
  readonly startsAt: number
  /** On the audio clock, seconds. */
  readonly endsAt: number
  /** Fades out and ends at once, even before its start. */
  cut(now: number): void
}

/** Builds and starts the nodes of a plan; calls `ended` once, when the last of them has stopped. */
export function startVoice(mixer: Mixer, plan: Plan, place: VoicePlace, ended: () => void): Voice {
  const level = mixer.context.createGain()
  level.gain.setValueAtTime(plan.level * place.volume, place.at)
  const panner = mixer.context.createStereoPanner()
  panner.pan.value = place.pan
  level.connect(panner).connect(place.into ?? mixer.buses[place.bus])
  if (plan.room) send(mixer, panner, { ...plan.room, bus: place.bus })
  const layers = plan.layers.map((layer) => ({
    end: layerEnd(layer),
    sources: startLayer(mixer, layer, place.at, level),
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

function send(
  mixer: Mixer,
  from: AudioNode,
  { kind, amount, bus }: NonNullable<Plan['room']> & { readonly bus: SoundBus },
): void {
  const gain = mixer.context.createGain()
  gain.gain.value = amount
  from.connect(gain).connect(mixer.room(kind, bus))
}

/** The layer's own source first, then the oscillators that modulate it; all started. */
type Sources = [AudioScheduledSourceNode, ...AudioScheduledSourceNode[]]

function startLayer(mixer: Mixer, layer: Layer, soundAt: number, into: AudioNode): Sources {
  const [at, end] = [soundAt + layer.at, soundAt + layerEnd(layer) + SPARE_SECONDS]
  const sources: Sources =
    layer.source.kind === 'tone' ? tone(mixer, layer.source, at) : [noise(mixer, layer.source, at)]
  const gain = mixer.context.createGain()
  automate(gain.gain, layer.gain, at)
  const filters = (layer.filters ?? []).map((filter) => filterNode(mixer, filter, at))
  const tremolo = layer.tremolo ? tremoloNode(mixer, layer.tremolo, at) : null
  chain([sources[0], ...filters, ...(tremolo ? [tremolo.node] : []), gain, into])
  if (tremolo) sources.push(tremolo.source)
  for (const source of sources) source.stop(end)
  return sources
}

function chain(nodes: readonly AudioNode[]): void {
  nodes.reduce((from, to) => from.connect(to))
}

function tone(mixer: Mixer, spec: Tone, at: number): Sources {
  const oscillator = mixer.context.createOscillator()
  oscillator.type = spec.wave
  automate(oscillator.frequency, spec.pitch, at)
  oscillator.start(at)
  if (!spec.vibrato) return [oscillator]
  return [oscillator, swing(mixer, spec.vibrato.rate, spec.vibrato.depth, oscillator.frequency, at)]
}

/** Starts at a random position in the loop, so that no two bursts are alike. */
function noise(mixer: Mixer, spec: Noise, at: number): AudioBufferSourceNode {
  const source = mixer.context.createBufferSource()
  const loop = mixer.noise(spec.colour)
  source.buffer = loop
  source.loop = true
  source.start(at, mixer.luck() * loop.duration)
  return source
}

function filterNode(mixer: Mixer, filter: Filter, at: number): BiquadFilterNode {
  const node = mixer.context.createBiquadFilter()
  node.type = filter.type
  automate(node.frequency, filter.frequency, at)
  node.Q.value = filter.q ?? 0.7
  return node
}

/** Varies between full level and 1 − depth. */
function tremoloNode(mixer: Mixer, spec: Swing, at: number): { node: GainNode; source: OscillatorNode } {
  const node = mixer.context.createGain()
  node.gain.value = 1 - spec.depth / 2
  return { node, source: swing(mixer, spec.rate, spec.depth / 2, node.gain, at) }
}

function swing(mixer: Mixer, rate: number, depth: number, param: AudioParam, at: number): OscillatorNode {
  const oscillator = mixer.context.createOscillator()
  oscillator.frequency.value = rate
  const amount = mixer.context.createGain()
  amount.gain.value = depth
  oscillator.connect(amount).connect(param)
  oscillator.start(at)
  return oscillator
}

"""Reads `{"text", "voice", "wordsPerMinute", "pitch", "range", "gap"}` and speaks the text by libespeak-ng. Writes a line of JSON,
`{"rate", "words": [[position of the word in the text, from 0, ms], ...]}`, and then the samples (mono, 16 bits)."""

import ctypes
import ctypes.util
import json
import sys

RETRIEVAL, UTF8, PHONEMES, BY_CHARACTERS = 2, 1, 0x100, 1
RATE, PITCH, RANGE, GAP = 1, 3, 4, 7
END_OF_LIST, WORD = 0, 1


class Name(ctypes.Union):
    _fields_ = [('number', ctypes.c_int), ('name', ctypes.c_char_p), ('string', ctypes.c_char * 8)]


class Event(ctypes.Structure):
    _fields_ = [('type', ctypes.c_int), ('unique', ctypes.c_uint), ('position', ctypes.c_int), ('length', ctypes.c_int),
                ('ms', ctypes.c_int), ('sample', ctypes.c_int), ('user', ctypes.c_void_p), ('id', Name)]


Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))

order = json.load(sys.stdin)
library = ctypes.CDLL(ctypes.util.find_library('espeak-ng') or 'libespeak-ng.so.1')
samples, words = [], []


@Callback
def hear(sound, count, events):
    if sound:
        samples.append(ctypes.string_at(sound, count * 2))
    index = 0
    while events[index].type != END_OF_LIST:
        if events[index].type == WORD:
            words.append([events[index].position - 1, events[index].ms])
        index += 1
    return 0


rate = library.espeak_Initialize(RETRIEVAL, 0, None, 0)
library.espeak_SetSynthCallback(hear)
if library.espeak_SetVoiceByName(order['voice'].encode()) != 0:
    sys.exit(f"There is no voice {order['voice']}.")
for parameter, name in [(RATE, 'wordsPerMinute'), (PITCH, 'pitch'), (RANGE, 'range'), (GAP, 'gap')]:
    library.espeak_SetParameter(parameter, order[name], 0)
text = order['text'].encode()
if library.espeak_Synth(text, len(text) + 1, 0, BY_CHARACTERS, 0, UTF8 | PHONEMES, None, None) != 0:
    sys.exit('The text cannot be spoken.')
sys.stdout.buffer.write(json.dumps({'rate': rate, 'words': words}).encode() + b'\n' + b''.join(samples))

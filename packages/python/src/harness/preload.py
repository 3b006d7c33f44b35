"""What beginners import is there already, so that importing it costs nothing."""

import abc, ast, atexit, base64, bisect, calendar, cmath, codeop, collections, collections.abc, contextlib, copy, csv
import dataclasses, datetime, decimal, difflib, enum, fractions, functools, heapq, io, itertools, json, keyword, linecache
import locale, math, numbers, operator, os, os.path, pathlib, pprint, random, re, secrets, statistics, string
import struct, sys, textwrap, time, tokenize, traceback, types, typing, unicodedata, uuid, warnings, weakref

"""The surroundings of a program: chance, time, limits, and the numbers that a case wants `random` to give."""

import random
import sys
import warnings


def set_scene(seed, recursion_depth):
    random.seed(seed)
    sys.setrecursionlimit(recursion_depth)


def collect_warnings(collected, most):
    """Python would print its warnings among the output; here they are data."""

    def keep(message, category, filename, lineno, file=None, line=None):
        if len(collected) < most:
            collected.append((category.__name__, str(message), lineno))

    warnings.showwarning = keep


def give_numbers(numbers):
    """Lets `random` hand out these numbers one after the other, and start again when they are used up."""
    given = 0

    def next_number():
        nonlocal given
        number = numbers[given % len(numbers)]
        given += 1
        return number

    def randint(a, b):
        return next_number()

    def randrange(start, stop=None, step=1):
        return next_number()

    def choice(seq):
        number = next_number()
        is_there = any(item == number for item in seq)
        return number if is_there else seq[int(number) % len(seq)]

    for replacement in (randint, randrange, choice):
        setattr(random, replacement.__name__, replacement)
